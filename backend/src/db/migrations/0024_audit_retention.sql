-- contracts: nothing but the job of the retention deletes audit entries, so instances of the version before meet no difference. Entries are
-- still only ever added, but for those that this job deletes, which says so: none of the last two years.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('storefront.audit_retention', true) = 'on' then
    return null;
  end if;
  raise exception 'audit entries are only ever added';
end $$;
--> statement-breakpoint
create function keep_young_audit_entry() returns trigger language plpgsql as $$
begin
  if old.at > now() - interval '2 years' then
    raise exception 'audit entries of the last two years are kept';
  end if;
  return old;
end $$;
--> statement-breakpoint
create trigger audit_entries_kept before delete on audit_entries
  for each row execute function keep_young_audit_entry();
