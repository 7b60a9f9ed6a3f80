/* png.c - panel_png(): see canvas.h. */
#include <errno.h>
#include <png.h>
#include <string.h>

#include "emu/panel/canvas.h"

bool panel_png(const struct panel_canvas *c, const char *path)
{
    png_image image = {
        .version = PNG_IMAGE_VERSION, .width = (png_uint_32)c->width, .height = (png_uint_32)c->height, .format = PNG_FORMAT_BGRA};
    errno = 0;
    if (png_image_write_to_file(&image, path, 0, c->pixels, 0, NULL))
        return true;
    errno = errno ? errno : EIO;
    return false;
}
