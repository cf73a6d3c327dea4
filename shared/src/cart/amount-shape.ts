import { MINOR_MAX, type Minor } from '../domain/money';
import { whole, type Shape } from '../store/shape';

/** An amount of the cart as the browser stores it: one of the places where a number is read as an amount. */
export const amount = whole(0, MINOR_MAX) as Shape<Minor>;
