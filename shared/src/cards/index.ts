/**
 * Stored payment cards, wherever somebody adds or removes one (OR-08). Each remote that does carries a copy, so its imports are
 * those of a remote: what carries state comes from the host.
 */
export { AddCard, type AddCardProps } from './AddCard';
export { type CardFieldsHandle } from './CardFields';
export { RemoveCard } from './remove/RemoveCard';
