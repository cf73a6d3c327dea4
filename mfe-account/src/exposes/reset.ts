export { default } from '../pages/reset/ResetPage';
