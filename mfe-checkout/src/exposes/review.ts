export { default } from '../pages/review/ReviewPage';
