export { default } from '../pages/register/RegisterPage';
