// The contract is built by calls: `z.object(…)`, `endpoint(…)`. A minifier keeps a call that it knows nothing about, even
// when its result is unused, so a page that asks for one endpoint would carry all of them. Marked as pure, what is unused
// goes, with everything that only it needed.
const path = require('node:path');
const ts = require('typescript');
const { ROOT } = require('./packages.cjs');

const CONTRACT = path.join(ROOT, 'shared/src/contract') + path.sep;

const mark = (node) => ts.addSyntheticLeadingComment(node, ts.SyntaxKind.MultiLineCommentTrivia, '#__PURE__', false);

/** TypeScript transformer: marks every call that runs when a module of the contract is loaded. */
const pureCalls = (context) => (file) => {
  if (!path.resolve(file.fileName).startsWith(CONTRACT)) return file;
  const { factory } = context;
  const visit = (node) => {
    if (ts.isFunctionLike(node)) return node;
    const visited = ts.visitEachChild(node, visit, context);
    if (!ts.isCallExpression(visited)) return visited;
    // A mark holds for one call only; in a chain each call needs its own, so the inner one gets parentheses.
    const { expression } = visited;
    if (!ts.isPropertyAccessExpression(expression) || !ts.isCallExpression(expression.expression)) return mark(visited);
    const inner = factory.createParenthesizedExpression(expression.expression);
    return mark(
      factory.updateCallExpression(
        visited,
        factory.updatePropertyAccessExpression(expression, inner, expression.name),
        visited.typeArguments,
        visited.arguments,
      ),
    );
  };
  return ts.visitEachChild(file, visit, context);
};

module.exports = { pureCalls };
