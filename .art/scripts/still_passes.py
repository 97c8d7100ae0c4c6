"""STILL - passes on their ribbons, hung over the barrier on the way in."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arena import *
NAME = 'still-passes'


def build():
    from coin import s_poly
    reset(); size()
    steel = mat('steel', (.34, .34, .36), .22, metal=1.); Z = 1.30
    cyl('rail', (-3, 0, Z), (3, 0, Z), .022, steel); cyl('rail2', (-3, 0, Z - .62), (3, 0, Z - .62), .016, steel)
    for x in np.arange(-2.9, 3, .135): cyl('bar', (x, .0, Z - .62), (x, .0, Z), .0065, steel)
    white, ink, clear = mat('card', (.42, .41, .38), .45, coat=.5), mat('ink', (.010, .011, .015), .5), mat('holder', (.02, .02, .022), .2, coat=.8)
    def ring(m, x, y, z, w=.011): box('strap', (w * 2, .0016, .001), (x, y, z), m)
    def lanyard(x, drop, colour, code, turn, y=-.034):
        ribbon, band = mat('ribbon', lin(colour), .7, sheen=.5, bump=(900, .3, .0006, 2)), mat('band', lin(code), .5)
        for s_ in (1, -1):                                                       # both ends of the loop
            n = 40; V = []
            for i in range(n + 1):
                t = i / n; z = Z + .024 - (drop + .024) * t; xx = x + s_ * (.036 * (1 - t) + .004); yy = y * min(1, t * 7) + (.024 * math.cos(min(1, t * 7) * 1.57)) * (-1 if t * 7 < 1 else 0)
                V += [(xx - .0095, yy, z), (xx + .0095, yy - .002 * s_, z)]
            mesh('ribbon', V, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n)], ribbon).modifiers.new('t', 'SOLIDIFY').thickness = .0014
        V = []                                                                   # over the rail
        for i in range(25):
            a = math.pi * i / 24
            V += [(x - .046, .0245 * math.cos(a), Z + .0245 * math.sin(a)), (x + .046, .0245 * math.cos(a), Z + .0245 * math.sin(a))]
        mesh('over', V, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(24)], ribbon)
        parts = [box('card', (.105, .004, .150), (0, 0, -.075), clear, bevel=.004), box('face', (.097, .002, .142), (0, -.0022, -.075), white, bevel=.002),
                 box('head', (.097, .0024, .052), (0, -.0024, -.030), band, bevel=.001), box('photo', (.036, .0024, .044), (-.024, -.0024, -.088), ink, bevel=.001), box('slot', (.024, .007, .005), (0, 0, -.006), steel, bevel=.002),
                 cyl('clip', (0, -.002, .030), (0, -.002, -.004), .0045, steel), sphere('clip2', (0, -.002, .034), .009, steel, 16)]
        for k, (wd, dx, dz) in enumerate(((.036, .018, -.074), (.030, .015, -.084), (.034, .017, -.094), (.078, 0, -.126), (.052, -.013, -.134))):
            parts.append(box('line', (wd, .0024, .0042), (dx, -.0024, dz), mat('grey', (.12, .12, .12), .6)))
        s_ = plate([(px * .026, py * .026) for px, py in s_poly()], white, .0006, .0003); s_.rotation_euler = (math.pi / 2, 0, 0); s_.location = (0, -.0046, -.030); parts.append(s_)
        parented(parts, (x, y, Z - drop - .034), (.03, turn * .4, turn))
    for a in ((.205, .300, '9b6a10', 'C98B1F', .22), (.345, .345, '0b5357', '0e7f84', -.18), (.475, .270, '8f1c0b', 'B4280F', .12), (.045, .230, '14171f', '3b3f4a', -.25)): lanyard(*a)
    for a in ((-.30, .28, '0b5357', '0e7f84', .3, -.04), (.80, .32, '9b6a10', 'C98B1F', -.2, -.04)): lanyard(*a)
    ring_key(.32, 1.0, .62)
    area((-.5, -1.5, 1.5), (.3, 0, .95), lin('FFD790'), 9, .9)
    camera((.02, -1.36, 1.02), (.085, .2, 1.035), lens=50, focus=(.30, -.04, .96), fstop=2.4)
    finish(NAME)


def post():
    ring_night(NAME, seed=36, crowd=130, rows_z=(-1.5, 9), scale=1.1, shaft=.25)


main(build, post)
