/** Stored payment cards, wherever somebody adds or removes one (OR-08). */
export { AddCard, type AddCardProps } from './AddCard';
export { type CardFrameHandle } from './CardFrame';
export { RemoveCard } from './RemoveCard';
