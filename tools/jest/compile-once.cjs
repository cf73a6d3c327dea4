// Jest has V8 compile a module anew for each test file that loads it, function by function as they are called. A script that is kept
// brings what is compiled already into the next context; each context still runs it for itself.
const vm = require('node:vm');

/** Stands for the context of the process, which has no object that `vm` takes. */
const OWN_CONTEXT = Object.freeze({});

const compileFunction = vm.compileFunction;
const known = new Map();

function compile(code, names, filename) {
  const last = known.get(filename);
  if (last?.code === code) return last.script;
  const head = `(function (${names.join(', ')}) {`;
  // Stack traces and source maps go by where the code stands without its head.
  const script = new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
  known.set(filename, { code, script });
  return script;
}

vm.compileFunction = (code, names, options) => {
  const context = options?.parsingContext;
  if (!context) return compileFunction(code, names, options);
  const script = compile(code, names, options.filename);
  return context === OWN_CONTEXT ? script.runInThisContext() : script.runInContext(context);
};

module.exports = { OWN_CONTEXT };
