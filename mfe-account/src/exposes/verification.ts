export { VerificationPage as default } from '../pages/verification/VerificationPage';
