import text from '../../brand/pages/about.json';
import { InfoPage } from '../info/InfoPage';

export function AboutPage() {
  return <InfoPage {...text} />;
}
