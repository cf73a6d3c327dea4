/** Says that signing in keeps the cart; nothing where the cart is empty. */
export function cartStays(count: number): string | undefined {
  if (count === 0) return undefined;
  return count === 1 ? 'The name in your cart stays there.' : `The ${count} names in your cart stay there.`;
}
