type Words = Readonly<Record<string, string>>;

/** Things by their names. */
export const namesEn: Words = {
  'name:north': 'North',
  'name:south': 'South',
  'name:north-camp': 'North Camp',
  'name:north-field': 'North Field',
  'name:hill': 'Hill',
  'name:south-field': 'South Field',
  'name:south-camp': 'South Camp',
  'name:walk': 'Walk (1)',
  'name:trot': 'Trot (2)',
  'name:gallop': 'Gallop (3)',
  'name:none': 'none',
};

export const namesDe: Words = {
  'name:north': 'Nord',
  'name:south': 'Süd',
  'name:north-camp': 'Nordlager',
  'name:north-field': 'Nordacker',
  'name:hill': 'Hügel',
  'name:south-field': 'Südacker',
  'name:south-camp': 'Südlager',
  'name:walk': 'Schritt (1)',
  'name:trot': 'Trab (2)',
  'name:gallop': 'Galopp (3)',
  'name:none': 'keine',
};
