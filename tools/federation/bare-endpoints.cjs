// Production builds do not validate responses: the schemas of an endpoint are checked in development and on the server only. Without them,
// neither the first script nor a remote without forms contains the schema library, 6 to 8 KB each. Forms use their own schemas from the
// contract, never an endpoint's `input`. Descriptions are for the API document, which the server creates.
const path = require('node:path');
const ts = require('typescript');
const { ROOT } = require('./packages.cjs');

const CONTRACT = path.join(ROOT, 'shared/src/contract') + path.sep;
const NOT_SHIPPED = new Set([
  'params',
  'input',
  'output',
  'summary',
  'description',
  'tag',
  'deprecated',
  'headers',
  'answerHeaders',
  'refusals',
]);

const isNull = (node) => node.kind === ts.SyntaxKind.NullKeyword;

/** TypeScript transformer that removes schemas and description from every `endpoint({ … })`. A `null` output stays, as it means 204. */
const bareEndpoints = (context) => (file) => {
  if (!path.resolve(file.fileName).startsWith(CONTRACT)) return file;
  const { factory } = context;
  const visit = (node) => {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || node.expression.text !== 'endpoint') {
      return ts.visitEachChild(node, visit, context);
    }
    const [definition] = node.arguments;
    if (!definition || !ts.isObjectLiteralExpression(definition)) return node;
    const kept = definition.properties.filter((property) => {
      if (ts.isSpreadAssignment(property) || !NOT_SHIPPED.has(property.name.getText(file))) return true;
      return ts.isPropertyAssignment(property) && isNull(property.initializer);
    });
    return factory.updateCallExpression(node, node.expression, node.typeArguments, [
      factory.updateObjectLiteralExpression(definition, kept),
    ]);
  };
  return ts.visitEachChild(file, visit, context);
};

module.exports = { bareEndpoints };
