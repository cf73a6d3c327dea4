-- Parts of words for the desk, by trigrams. The extension comes with PostgreSQL and whoever owns a database may make it; where that is not
-- so, as on the embedded database, the desk searches without these indexes.
do $$ begin
  create extension if not exists pg_trgm;
  create index customers_email_parts on customers using gin (email gin_trgm_ops) with (fastupdate = off);
  create index customers_name_parts on customers using gin (lower(first_name || ' ' || last_name) gin_trgm_ops) with (fastupdate = off);
  create index customers_company_parts on customers using gin (lower(coalesce(company, '')) gin_trgm_ops) with (fastupdate = off);
  create index domains_name_parts on domains using gin (name gin_trgm_ops) with (fastupdate = off);
  create index order_items_name_parts on order_items using gin (domain_name gin_trgm_ops) with (fastupdate = off);
exception when insufficient_privilege or undefined_file or feature_not_supported then
  raise notice 'The desk searches without trigrams: %', sqlerrm;
end $$;
