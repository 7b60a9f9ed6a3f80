// The panels of the page, in their order. A panel is a module that exports
//
//     id, title, about       about: one sentence that says what it shows
//     applies(data)          whether the data have something to show
//     mount(element, data, state)
import * as causes from './panels/causes.js';
import * as code from './panels/code.js';
import * as compare from './panels/compare.js';
import * as flame from './panels/flame.js';
import * as functions from './panels/functions.js';
import * as microscope from './panels/microscope.js';
import * as pipeline from './panels/pipeline.js';
import * as timeline from './panels/timeline.js';

export const panels = [compare, causes, functions, flame, code, microscope, pipeline, timeline];
