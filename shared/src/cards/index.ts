/**
 * Stored payment cards, wherever they are added or removed (OR-08). Each remote that uses this has its own copy, so its imports are those
 * of a remote: stateful modules come from the host.
 */
export { AddCard, type AddCardProps } from './AddCard';
export { type CardFieldsHandle } from './CardFields';
export { RemoveCard } from './remove/RemoveCard';
