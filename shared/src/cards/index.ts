/**
 * Adding and removing stored cards (OR-08). Each remote that uses this bundles its own copy, so this imports only what a remote may:
 * stateful modules come from the host.
 */
export { AddCard, type AddCardProps } from './AddCard';
export { type CardFieldsHandle } from './CardFields';
export { RemoveCard } from './remove/RemoveCard';
