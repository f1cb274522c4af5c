/**
 * SQL that adds many orders of recent years, like those that the shop places: two sites, a few thousand names, a
 * phone and a parcel number each, and a promo code for every tenth.
 */
export const seedOrdersSql = (count: number): readonly string[] => [
  `insert into visitors (id, site, created_at)
    select 'v' || n, case when n % 2 = 0 then 'ZA' else 'AU' end, now() - (${count} - n) * interval '10 minutes' - interval '1 hour'
    from generate_series(1, ${count}) n`,
  `insert into checkouts (id, site, visitor_id, status, is_upload_later, quote_version, expires_at, created_at, email)
    select replace(id, 'v', 'c'), site, id, 'completed', false, 1, created_at, created_at, 'anna@example.com' from visitors`,
  `insert into payments (id, provider, status, amount, currency, checkout_id, quote_version, created_at)
    select replace(id, 'c', 'p'), 'test', 'succeeded', 124999, case when site = 'ZA' then 'ZAR' else 'AUD' end, id, 1, created_at
    from checkouts`,
  `insert into orders (id, number, site, checkout_id, payment_id, status, email, shipping_address, currency, promo,
      price, discount, tax, total, created_at, tracking)
    select 'o' || n, case when n % 2 = 0 then 'ZA-' else 'AU-' end || (100000 + n),
      case when n % 2 = 0 then 'ZA' else 'AU' end, 'c' || n, 'p' || n,
      case when n > ${count} - 200 then 'placed' else 'delivered' end, 'person' || n || '@example.com',
      jsonb_build_object('firstName', 'Given' || n % 1500, 'lastName', 'Family' || n % 4000, 'zip', (1000 + n % 8000)::text,
        'phone', '082 ' || lpad(n::text, 7, '0'), 'city', 'Cape Town', 'province', 'WC'),
      case when n % 2 = 0 then 'ZAR' else 'AUD' end,
      case when n % 10 = 0 then jsonb_build_object('code', 'WELCOME10') end,
      124999, 0, 16304, 124999, now() - (${count} - n) * interval '10 minutes',
      case when n <= ${count} - 200 then jsonb_build_object('carrier', 'Swift', 'number', 'SW' || n, 'url', null) end
    from generate_series(1, ${count}) n`,
  `insert into order_history (order_id, status, at, actor)
    select id, 'placed', created_at, 'system' from orders where id like 'o%'`,
];
