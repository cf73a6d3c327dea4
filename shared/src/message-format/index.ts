export { format } from './format';
export type { Compiled, Message } from './message';
