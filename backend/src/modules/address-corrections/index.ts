export { cancelCorrection, openCorrection, viewCorrections } from './staff-corrections';
export { addressCorrectionRoutes } from './routes';
