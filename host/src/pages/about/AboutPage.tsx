import { useBrandPage } from '../../brand/in-language';
import text from '../../brand/pages/about.json';
import { InfoPage } from '../info/InfoPage';

export function AboutPage() {
  return <InfoPage {...useBrandPage('about', text)} />;
}
