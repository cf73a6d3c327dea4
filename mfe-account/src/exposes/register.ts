export { RegisterPage as default } from '../pages/register/RegisterPage';
