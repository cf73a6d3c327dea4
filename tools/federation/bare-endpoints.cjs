// What ships makes calls and reads their answers as they come: the schemas of an endpoint check them in development and on
// the server only. Without them no schema library is in the first script, nor in a remote without forms: 6 to 8 KB each.
// A form takes a schema of its own from the contract, never an endpoint's `input`. What describes a call to people is for the API's
// document, which the server makes.
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

/** TypeScript transformer: takes the schemas and the description out of every `endpoint({ … })`. A `null` output stays, it means 204. */
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
