import { MINOR_MAX, type Minor } from '../domain/money';
import { whole, type Shape } from '../store/shape';

/** An amount in a stored cart; one of the few places that turn a plain number into an amount. */
export const amount = whole(0, MINOR_MAX) as Shape<Minor>;
