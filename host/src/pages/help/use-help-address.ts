import { useSearchParams } from '@storefront/shared/routing';

interface HelpAddress {
  readonly tab: string | null;
  readonly query: string;
  readonly item: string | null;
  readonly tabPath: (tab: string) => string;
  readonly setQuery: (query: string) => void;
  readonly setItem: (item: string, open: boolean) => void;
}

/** Keeps tab, query and open item of the help page in its address, so that each view can be shared and reloaded (RT-24). */
export function useHelpAddress(): HelpAddress {
  const [parameters, setParameters] = useSearchParams();
  const item = parameters.get('item');
  return {
    tab: parameters.get('tab'),
    query: parameters.get('q') ?? '',
    item,
    tabPath: (tab) => `?${new URLSearchParams({ tab })}`,
    setQuery: (query) =>
      setParameters(
        (before) => {
          before.delete('item');
          if (query) before.set('q', query);
          else before.delete('q');
          return before;
        },
        { replace: true },
      ),
    setItem: (id, open) => {
      if (open === (item === id)) return;
      setParameters(
        (before) => {
          if (open) before.set('item', id);
          else before.delete('item');
          return before;
        },
        { replace: true },
      );
    },
  };
}
