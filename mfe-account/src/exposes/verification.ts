export { default } from '../pages/verification/VerificationPage';
