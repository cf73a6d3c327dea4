import type { FieldErrors, FieldValues } from 'react-hook-form';

export interface NamedError {
  /** Path of the field, such as `owner.phone`; `root` and `root.…` belong to the whole form. */
  name: string;
  message: string;
}

interface ErrorNode {
  message?: unknown;
  type?: unknown;
  [key: string]: unknown;
}

/** Lists all messages in a form's error tree, outermost first. */
export function flattenErrors<Values extends FieldValues>(errors: FieldErrors<Values>): NamedError[] {
  return walk(errors as ErrorNode, '');
}

function walk(node: ErrorNode, path: string): NamedError[] {
  const own =
    path && typeof node.message === 'string' && node.message !== '' && node.type !== undefined
      ? [{ name: path, message: node.message }]
      : [];
  // A leaf has its DOM element in `ref`, which is not part of the tree.
  const inner = Object.entries(node).filter(
    ([key, value]) => key !== 'ref' && key !== 'types' && typeof value === 'object' && value !== null,
  );
  return [...own, ...inner.flatMap(([key, value]) => walk(value as ErrorNode, path ? `${path}.${key}` : key))];
}
