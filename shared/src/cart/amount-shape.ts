import { MINOR_MAX, type Minor } from '../domain/money';
import { whole, type Shape } from '../store/shape';

/** An amount in the stored cart: one of the edges at which a number becomes an amount. */
export const amount = whole(0, MINOR_MAX) as Shape<Minor>;
