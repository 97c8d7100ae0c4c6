"""STILL - the ball on the spot, the goal behind it in the rain."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arena import *
NAME = 'still-football'


def goal(y, half=3.66, height=2.44, depth=1.8, m=None, wire=None, pitch=.12):
    for x in (-half, half): cyl('post', (x, y, 0), (x, y, height), .06, m)
    cyl('bar', (-half, y, height), (half, y, height), .06, m)
    c = bpy.data.curves.new('net', 'CURVE'); c.dimensions = '3D'; c.bevel_depth = .004; c.bevel_resolution = 0
    def line(pts):
        sp = c.splines.new('POLY'); sp.points.add(len(pts) - 1)
        for q, p in zip(sp.points, pts): q.co = (*p, 1)
    for x in np.arange(-half, half + .01, pitch): line([(x, y, height), (x, y + depth * .45, height - .1), (x, y + depth, 0)])
    for t in np.arange(0, 1.01, .055): line([(x, y + (depth * .45 * t / .45 if t < .45 else depth * (.45 + (t - .45))), height - .1 * min(1, t / .45) if t < .45 else (height - .1) * (1 - (t - .45) / .55)) for x in (-half, half)])
    c.materials.append(wire); link(bpy.data.objects.new('net', c))


def build():
    from football_volley import football
    reset(); size()
    bpy.ops.mesh.primitive_plane_add(size=400, location=(0, 0, -.004)); bpy.context.object.data.materials.append(mat('turf', (.0008, .0022, .001), 1., spec=.0))
    spot_ = lambda P: (P[:, 0] - .27) ** 2 + (P[:, 1]) ** 2 > .115 ** 2
    blade = mat('blade', (.010, .030, .010), .32, spec=.6, coat=.3)
    grass('grass', 150000, (-1.6, 1.9), (-.75, 1.6), blade, h=(.010, .026), w=.0016, keep=spot_)
    grass('far', 160000, (-6, 7), (1.6, 11), blade, h=(.018, .04), w=.0030, seed=2)
    grass('chalk', 9000, (.15, .39), (-.12, .12), mat('chalk', (.55, .55, .52), .8), h=(.006, .014), w=.0016, keep=lambda P: ~spot_(P), seed=3)
    football((.27, 0, .118), .11, (.5, .2, .9))
    goal(9.0, m=mat('frame', (.55, .55, .54), .35, coat=.4), wire=mat('wire', (.35, .36, .37), .7))
    field_key(.3, .1, .9)
    area((1.5, .75, .75), (.27, 0, .1), lin('FFC05A'), 34, .25, .9)
    area((-.85, .75, .62), (.27, 0, .1), TEAL, 26, .2, .8)
    area((.3, .9, 1.3), (.27, 0, .1), lin('FFD9A0'), 10, .8, .3)
    area((-1.0, -1.6, 1.0), (.27, 0, .1), lin('9FC4FF'), 2.0, .8)
    area((.3, 13, 3), (.3, 9, 1), lin('8FE6F0'), 420, 5, 1.6)
    camera((-.04, -1.42, .16), (.02, .2, .225), lens=50, focus=(.26, -.10, .12), fstop=2.8)
    finish(NAME)


def post():
    def rain(cam, img):
        u = cam['w'] / 1920; r = np.random.default_rng(6); n = 1500
        Q = np.stack([r.uniform(-2, 2.4, n), r.uniform(-1.0, 5, n), r.uniform(0, 2, n)], 1); x, y, z = project(cam, Q); lit = .15 + 1.1 * np.exp(-((x / cam['w'] - .68) / .26) ** 2)
        img = img + streaks(cam, Q, Q + np.array([-.012, 0, -.085]), np.tile([[.75, .92, 1.]], (n, 1)).astype(F), r.lognormal(-.3, .7, n) * lit * 2.0 * u * u, scale=.5, steps=50)
        m = 260; d = r.normal(0, 1, (m, 3)); d /= np.linalg.norm(d, axis=1)[:, None]; d[:, 2] = np.abs(d[:, 2]); q = np.array([.27, 0, .118]) + d * (.112 + np.abs(r.normal(0, .02, m)))[:, None]
        return img + streaks(cam, q, q + d * r.uniform(.002, .014, (m, 1)), np.tile([[1., .86, .62]], (m, 1)).astype(F), r.lognormal(-.6, 1., m) * .9 * u * u, scale=.6)
    field_night(NAME, towers=((-40, 150, 30), (40, 150, 30)), seed=33, crowd=22, teal=.10, cool=.40, sky=(.002, .0055, .0075), rim=(.004, .026, .030), haze=np.array([.10, .5, .55], F), front=rain, left_dark=.34)


if __name__ == '__main__': main(build, post)
