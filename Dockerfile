# precis with precis-unicorn, the example programs, and the cross compilers of PA-RISC and Itanium.
#
#   docker build -t precis .
#   docker run --rm -v "$PWD:/work" precis profile ./a.out
#   docker run --rm -v "$PWD:/work" --entrypoint hppa-linux-gnu-gcc precis -g -O2 -o a.out a.c
#
# Packages that scripts/package has left in build/packages are used as they are. Without them they are built here, and the compiler of Itanium, which
# takes an hour. scripts/package --image makes the same image without docker.
ARG BASE=debian:bookworm
FROM ${BASE} AS packages
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates git
COPY . /src
WORKDIR /src
RUN git config --global --add safe.directory /src && scripts/package --for-image

FROM ${BASE}
COPY --from=packages /src/build/packages/image /packages
RUN apt-get update \
 && apt-get install -y --no-install-recommends /packages/*.deb g++-hppa-linux-gnu libc6-dev-hppa-cross \
 && rm -rf /packages /var/lib/apt/lists/*
WORKDIR /work
ENTRYPOINT ["precis"]
CMD ["--help"]
