import { Hero } from './Hero';
import { DomainLifecycle } from './DomainLifecycle';
import { PriceTable } from './PriceTable';
import { Promises } from './Promises';
import styles from './home-page.module.css';

/** The home page: find a domain, and see what it costs to keep (RT-04). */
export function HomePage() {
  return (
    <>
      <Hero />
      <div className={styles.sections}>
        <PriceTable />
        <DomainLifecycle />
        <Promises />
      </div>
    </>
  );
}
