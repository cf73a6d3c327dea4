export { default } from '../pages/login/LoginPage';
