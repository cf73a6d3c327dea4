// The router makes its contexts and components by calls when it is loaded, and names them for developers. A minifier keeps both, with all that
// they lead to: forms, fetchers and data routers, which no page of ours uses, would be 2 KB of the first script.
const MADE = /^((?:var|const) \w+ = )((?:React\d*\.(?:createContext|forwardRef|memo)|new (?:Set|URL))\()/gm;
const NAMED = /^\w+\.displayName = .+;$/gm;

module.exports = function pureRouter(source) {
  return source.replace(MADE, '$1/*@__PURE__*/ $2').replace(NAMED, '');
};
