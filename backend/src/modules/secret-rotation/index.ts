export { resealAll, rotationText, type Resealed } from './reseal';
