// Marks calls of the router as pure. It creates its contexts and components by calls when it is loaded, and names them for developers. A
// minifier keeps both with all their dependencies: forms, fetchers, data routers and their error handling, which none of our pages uses,
// would be 3 KB of the first script.
const MADE =
  /^((?:var|const) \w+ = )((?:React\d*\.(?:createContext|forwardRef|memo)|new (?:Set|URL|WeakMap)|Symbol)\()/gm;
const TYPED = /^(var (\w+) = )(class extends React\d*\.Component \{[\s\S]*?^\});\n\2\.contextType = (\w+);$/gm;
const NAMED = /^\w+\.displayName = .+;$/gm;

module.exports = function pureRouter(source) {
  return source
    .replace(MADE, '$1/*@__PURE__*/ $2')
    .replace(TYPED, '$1/*@__PURE__*/ Object.assign($3, { contextType: $4 });')
    .replace(NAMED, '');
};
