/**
 * Refuses a module variable that can be reassigned: state outside stores, caches and components. Tests cannot reset it, and nothing renders
 * again when it changes.
 */
export const moduleState = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      variable:
        'Keep server state in queryClient (cachedAtom, useApiQuery), browser state in an atom of shared/store, and values created on first use in once() of shared/domain.',
    },
  },
  create: (context) => ({
    'Program > VariableDeclaration[kind!="const"], Program > ExportNamedDeclaration > VariableDeclaration[kind!="const"]'(
      node,
    ) {
      if (!node.declare) context.report({ node, messageId: 'variable' });
    },
  }),
};
