import text from '../../brand/pages/services.json';
import { InfoPage } from '../info/InfoPage';

export default function ServicesPage() {
  return <InfoPage {...text} />;
}
