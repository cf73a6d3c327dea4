// Jest makes V8 recompile a module for each test file that loads it. A cached `vm.Script` reuses the compiled code in the next context;
// each context still runs it separately.
const vm = require('node:vm');

/** Key for the context of the process, which has no context object. */
const OWN_CONTEXT = Object.freeze({});

const compileFunction = vm.compileFunction;
const known = new Map();

function compile(code, names, filename) {
  const last = known.get(filename);
  if (last?.code === code) return last.script;
  const head = `(function (${names.join(', ')}) {`;
  // Offsets by the added head, so that stack traces and source maps match the source.
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
