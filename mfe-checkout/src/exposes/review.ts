export { ReviewPage as default } from '../pages/review/ReviewPage';
