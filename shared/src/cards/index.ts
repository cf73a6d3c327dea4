/**
 * Stored payment cards, for every page that adds or removes one (OR-08). Each remote bundles its own copy, so this imports only what a
 * remote may: anything with state comes from the host.
 */
export { AddCard, type AddCardProps } from './AddCard';
export { type CardFieldsHandle } from './CardFields';
export { RemoveCard } from './remove/RemoveCard';
