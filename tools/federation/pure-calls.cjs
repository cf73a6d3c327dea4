// The contract consists of calls such as `z.object(…)` and `endpoint(…)`. A minifier keeps unknown calls even if their result is unused, so
// a page that uses one endpoint would contain all of them. Marked as pure, unused ones are removed with all their dependencies.
const path = require('node:path');
const ts = require('typescript');
const { ROOT } = require('./packages.cjs');

const CONTRACT = path.join(ROOT, 'shared/src/contract') + path.sep;

const mark = (node) => ts.addSyntheticLeadingComment(node, ts.SyntaxKind.MultiLineCommentTrivia, '#__PURE__', false);

/** TypeScript transformer that marks every call at the top level of the contract's modules as pure. */
const pureCalls = (context) => (file) => {
  if (!path.resolve(file.fileName).startsWith(CONTRACT)) return file;
  const { factory } = context;
  const visit = (node) => {
    if (ts.isFunctionLike(node)) return node;
    const visited = ts.visitEachChild(node, visit, context);
    if (!ts.isCallExpression(visited)) return visited;
    // A mark applies to one call only. In a chain each call needs its own, so the inner one is put in parentheses.
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
