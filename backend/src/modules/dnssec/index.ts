export { beginNameserverChange, refuseLeavingSigned } from './dnssec-guard';
export { dnssecRoutes } from './routes';
